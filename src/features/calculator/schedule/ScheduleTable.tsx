import { formatAmount } from "../../../lending/money";
import type { Instalment } from "../../../lending/schedule";
import { NO_FIGURE } from "../results/Results";
import { Scroller, Table } from "./styles";

interface ScheduleTableProps {
  words: Queries.CalculatorWordsDataFragment["schedule"];
  /** What the table is about, for those who hear it. */
  caption: string;
  schedule: readonly Instalment[];
  /** False while a field cannot be read; then dashes stand in the figures' room. */
  known: boolean;
}

const COLUMNS = ["payment", "principal", "interest"] as const;
/** More rows than this scroll in a frame of their own. */
const LONG = 24;

/** The payments month by month, in the currency of the page. */
export function ScheduleTable({ words, caption, schedule, known }: ScheduleTableProps) {
  const cell = (cents: bigint) => {
    const figure = formatAmount(cents);
    return known ? { children: figure } : { children: NO_FIGURE, "data-room": figure };
  };
  const total = (column: (typeof COLUMNS)[number]) =>
    schedule.reduce((sum, instalment) => sum + instalment[column], 0n);
  return (
    <Scroller
      tabIndex={0}
      role="region"
      aria-label={words.title}
      data-long={schedule.length > LONG || null}
    >
      <Table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {words[column]}
              </th>
            ))}
            <th scope="col">{words.left}</th>
          </tr>
        </thead>
        <tbody>
          {schedule.map((instalment) => (
            <tr key={instalment.month}>
              <th scope="row">{instalment.month}</th>
              {COLUMNS.map((column) => (
                <td key={column} {...cell(instalment[column])} />
              ))}
              <td {...cell(instalment.leftToPay)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {COLUMNS.map((column) => (
              <td key={column} {...cell(total(column))} />
            ))}
            <td />
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}
