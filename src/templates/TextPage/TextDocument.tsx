import styled from "@emotion/styled";
import { ActionRow, SmallButton } from "../../components/Button";
import { Chapters } from "../../components/Chapters";
import { tableStyles } from "../../components/FigureTable";
import { LinkLine } from "../../components/LinkRows";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Small, Subtitle, Warning } from "../../components/Type";
import { formatDate } from "../../lib/format";
import { locale } from "../../lib/lender";
import { card } from "../../theme/parts";
import { contentWidth, size, space, token } from "../../theme/tokens";

/** The labels of a text that has none in its own language. */
export const ENGLISH: Queries.TextPageLabelsFieldsFragment = {
  print: "Print or save as PDF",
  effective: "Effective",
  replaced: "This text is no longer valid. The current one is",
  earlier: "Earlier versions",
  summary: "In short",
  contents: null,
};

interface TextDocumentProps {
  text: Queries.TextPageFieldsFragment;
  earlier: Queries.TextPageQuery["earlier"]["nodes"];
  labels: Queries.TextPageLabelsFieldsFragment;
}

/** A text and, if it is a legal one, when it takes effect, its summary and its other versions. */
export function TextDocument({ text, earlier, labels }: TextDocumentProps) {
  const { sections, replacement, effective, summary, body } = text;
  return (
    <Text>
      <Chapters
        chapters={sections ?? []}
        isNumbered={effective !== null}
        contents={labels.contents}
        head={
          <>
            {replacement && (
              <Warning>
                {labels.replaced} <a href={replacement.path}>{replacement.label}</a>
              </Warning>
            )}
            {summary && (
              <Summary>
                <Subtitle as="h2">{labels.summary}</Subtitle>
                <RichText html={summary} />
                <TextFacts text={text} labels={labels} />
              </Summary>
            )}
            {body && <RichText html={body} />}
          </>
        }
        after={({ picture }) => (
          <Picture picture={picture} sizes={`(min-width: 576px) 32rem, ${contentWidth}`} />
        )}
      />
      {earlier.length > 0 && (
        <Earlier>
          <Subtitle as="h2">{labels.earlier}</Subtitle>
          <LinkLine
            links={earlier.map(({ path, label, effective: since }) => ({
              to: path,
              label: since ? `${labels.effective} ${formatDate(since)}` : label,
            }))}
          />
        </Earlier>
      )}
    </Text>
  );
}

/** When a text takes effect or was published, and a button that prints it. */
export function TextFacts({ text, labels }: Pick<TextDocumentProps, "text" | "labels">) {
  const { effective, published, language } = text;
  const day = effective ?? published;
  return (
    <ActionRow>
      {day && (
        <Small as="p">
          {effective && labels.effective} {/* Dates are English. */}
          <time dateTime={day} lang={language ? locale : undefined}>
            {formatDate(day)}
          </time>
        </Small>
      )}
      <SmallButton
        className="needs-script screen-only"
        onClick={() => window.print()}
        data-replay-click
      >
        {labels.print}
      </SmallButton>
    </ActionRow>
  );
}

const Text = styled.div`
  & picture {
    margin-top: ${space[6]};
  }
  & picture img {
    max-width: 32rem;
    border-radius: ${token.radiusLarge};
  }
  & [data-narrow] {
    ${tableStyles}
  }
  & [data-narrow="form"] :is(td, [scope="col"]):not([data-corner]) {
    width: 38%;
    text-align: start;
  }
  @media print {
    font-size: 10pt;
    line-height: 1.4;
    & [data-chapters] > * + * {
      margin-top: ${space[4]};
    }
    & .title {
      margin-bottom: ${space[1]};
      font-size: ${size.large};
    }
    & li + li {
      margin-top: ${space[1]};
    }
    & :is(p, ul, ol) + :is(p, ul, ol) {
      margin-top: ${space[2]};
    }
    /* A form is on one sheet. */
    & section:has([data-narrow="form"]),
    & table {
      break-inside: avoid;
    }
    & [data-narrow="form"] :is(th, td)[role] {
      padding: 6pt;
      border: 1px solid;
    }
  }
`;

const Summary = styled.div`
  ${card.tint}
  & > h2 {
    margin-bottom: ${space[3]};
  }
  &:not(:last-child) {
    margin-bottom: ${space[6]};
  }
`;

const Earlier = styled.div`
  margin-top: ${space[12]};
`;
