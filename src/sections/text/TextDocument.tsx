import styled from "@emotion/styled";
import { Chapters } from "../../components/Chapters";
import { tableStyles } from "../../components/FigureTable";
import { LinkLine } from "../../components/LinkRows";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Small, Subtitle, Warning } from "../../components/Type";
import { locale } from "../../lender";
import { formatDate } from "../../lib/format";
import { card, outlined } from "../../theme/parts";
import { contentWidth, size, space, token } from "../../theme/tokens";

interface TextDocumentProps {
  text: Queries.TextPageFieldsFragment;
  earlier: Queries.TextPageQuery["earlier"]["nodes"];
  labels: Queries.TextPageLabelsFieldsFragment;
}

/** A text and, if it is a legal one, when it takes effect, its summary and its other versions. */
export function TextDocument({ text, earlier, labels }: TextDocumentProps) {
  const { sections, replacement, published, effective, summary, body, language } = text;
  const day = effective ?? published;
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
            {day && (
              <Small as="p">
                {effective && labels.effective} {/* Dates are English. */}
                <time dateTime={day} lang={language ? locale : undefined}>
                  {formatDate(day)}
                </time>
              </Small>
            )}
            {summary && (
              <Summary>
                <Subtitle as="h2">{labels.summary}</Subtitle>
                <RichText html={summary} />
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

const Text = styled(Section)`
  & picture {
    margin-top: ${space[6]};
  }
  & picture img {
    max-width: 32rem;
    border-radius: ${token.radiusLarge};
  }
  & .small + div {
    margin-top: ${space[4]};
  }
  & [data-narrow] {
    ${tableStyles}
  }
  & [data-narrow="form"] :is(td, [scope="col"]):not([data-corner]) {
    width: 38%;
    text-align: start;
  }
  @media print {
    padding-block: ${space[4]};
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
  ${outlined}
  margin-top: ${space[6]};
  & > h2 {
    margin-bottom: ${space[3]};
  }
`;

const Earlier = styled.div`
  margin-top: ${space[12]};
`;
