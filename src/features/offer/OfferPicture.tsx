import styled from "@emotion/styled";
import { formatMoney, OWN_CURRENCY } from "../../lending/money";
import { type Offer, offerSentence } from "../../lending/offer";
import { useSite } from "../../lib/useSite";
import { plainHeading, small } from "../../theme/parts";
import { color, space } from "../../theme/tokens";
import { NamedBars } from "../calculator/Chart";
import { cardPadding } from "../calculator/styles";
import type { OfferState } from "./offerState";

interface OfferPictureProps {
  labels: Queries.OfferPageFieldsFragment["picture"];
  result: OfferState["result"];
}

/** More instalments than this have no gaps between them. */
const MAXIMUM_PIECES = 60;

/** The amounts received and repaid, as two bars on one scale; the second has a piece per instalment. */
export function OfferPicture({ labels, result }: OfferPictureProps) {
  const { units } = useSite().labels;
  const figures = result?.figures;
  const share = (cents: bigint) =>
    figures ? Number((100_000n * cents) / figures.repaid) / 1000 : 0;
  const amount = (cents: bigint | undefined) => (
    <span translate="no">{cents === undefined ? "" : formatMoney(cents, OWN_CURRENCY)}</span>
  );
  const received = ["received", share(figures?.received ?? 0n)] as const;
  return (
    <Picture>
      <h2>{labels.title}</h2>
      <div
        role="img"
        aria-label={
          result ? offerSentence(labels.text, result.offer, result.figures, units) : labels.title
        }
      >
        <NamedBars
          bars={[
            { name: labels.received, figure: amount(figures?.received), parts: [received] },
            {
              name: labels.repaid,
              figure: amount(figures?.repaid),
              parts: [["interest", figures ? 100 : 0], received],
              cuts: result ? instalmentEnds(result.offer).map(share) : [],
            },
          ]}
        />
      </div>
      <p>{labels.legend}</p>
    </Picture>
  );
}

/** Returns what has been paid after every instalment but the last; nothing for very many. */
const instalmentEnds = ({ count, instalment }: Offer): readonly bigint[] =>
  count > MAXIMUM_PIECES
    ? []
    : Array.from({ length: count - 1 }, (_, index) => BigInt(index + 1) * instalment);

const Picture = styled.div`
  padding: ${space[4]} ${cardPadding} ${cardPadding};
  background: ${color.background};
  & > h2 {
    ${plainHeading}
  }
  & > p {
    margin-top: ${space[3]};
    ${small}
  }
`;
