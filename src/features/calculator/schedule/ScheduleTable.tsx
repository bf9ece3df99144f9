import { formatAmount } from "../engine/formatMoney";
import type { Instalment } from "../engine/schedule";
import { NO_FIGURE } from "../results/Results";
import { Scroller, Table } from "./styles";

interface ScheduleTableProps {
  words: Queries.CalculatorWordsDataFragment["schedule"];
  /** What the table is about, for those who hear it. */
  caption: string;
  /** None while a field cannot be read; then `months` rows hold dashes, so that nothing jumps. */
  schedule: readonly Instalment[] | undefined;
  months: number;
}

const COLUMNS = ["payment", "principal", "interest"] as const;
/** More rows than this scroll in a frame of their own. */
const LONG = 24;

/** The payments month by month, in the currency of the page. */
export function ScheduleTable({ words, caption, schedule, months }: ScheduleTableProps) {
  const rows: readonly (Instalment | undefined)[] =
    schedule ?? Array.from({ length: months }, () => undefined);
  const show = (cents: bigint | undefined) =>
    cents === undefined ? NO_FIGURE : formatAmount(cents);
  const total = (column: (typeof COLUMNS)[number]) =>
    schedule?.reduce((sum, instalment) => sum + instalment[column], 0n);
  return (
    <Scroller tabIndex={0} role="region" aria-label={words.title} data-long={months > LONG || null}>
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
          {rows.map((instalment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: months are told apart by their place
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{show(instalment?.[column])}</td>
              ))}
              <td>{show(instalment?.leftToPay)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {COLUMNS.map((column) => (
              <td key={column}>{show(total(column))}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}
