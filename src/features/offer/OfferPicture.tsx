import { formatMoney } from "../../lending/money";
import { instalmentsOf } from "../../lending/offer";
import { OFFER_CURRENCY, pictureText } from "../../lending/offerSentences";
import { Panel } from "../calculator/styles";
import type { OfferState } from "./state/offerState";
import { Bars, Legend } from "./styles";

interface OfferPictureProps {
  labels: Queries.OfferLabelsFragment["picture"];
  result: OfferState["result"];
}

/** More instalments than this have no gaps between them. */
const MAXIMUM_PIECES = 60;

/** The amounts received and repaid, as two bars on one scale; the second has a piece per instalment. */
export function OfferPicture({ labels, result }: OfferPictureProps) {
  const figures = result?.figures;
  const share = (cents: bigint) =>
    figures ? Number((100_000n * cents) / figures.repaid) / 1000 : 0;
  const received = figures ? share(figures.received) : 0;
  const amount = (cents: bigint | undefined) =>
    cents === undefined ? "" : formatMoney(cents, OFFER_CURRENCY);
  return (
    <Panel className="needs-script">
      <h2>{labels.title}</h2>
      <Bars
        role="img"
        aria-label={result ? pictureText(result.offer, result.figures) : labels.title}
      >
        <div aria-hidden="true">
          <span>{labels.received}</span>
          <b translate="no">{amount(figures?.received)}</b>
        </div>
        <svg aria-hidden="true">
          <rect data-part="received" width={`${received}%`} height="100%" />
        </svg>
        <div aria-hidden="true">
          <span>{labels.repaid}</span>
          <b translate="no">{amount(figures?.repaid)}</b>
        </div>
        <svg aria-hidden="true">
          <rect data-part="received" width={`${received}%`} height="100%" />
          <rect
            data-part="cost"
            x={`${received}%`}
            width={`${figures ? 100 - received : 0}%`}
            height="100%"
          />
          {boundariesOf(result).map((boundary) => (
            <line
              key={String(boundary)}
              x1={`${share(boundary)}%`}
              x2={`${share(boundary)}%`}
              y2="100%"
            />
          ))}
        </svg>
      </Bars>
      <Legend>{labels.legend}</Legend>
    </Panel>
  );
}

/** Returns what has been paid after every instalment but the last; nothing for very many. */
function boundariesOf(result: OfferState["result"]): readonly bigint[] {
  if (!result || result.offer.count > MAXIMUM_PIECES) return [];
  let paid = 0n;
  return instalmentsOf(result.offer)
    .slice(0, -1)
    .map((instalment) => {
      paid += instalment;
      return paid;
    });
}
