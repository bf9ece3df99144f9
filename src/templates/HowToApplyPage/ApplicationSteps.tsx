import styled from "@emotion/styled";
import { Picture } from "../../components/Picture";
import { Checklist } from "../../components/Requirements";
import { Container, Split } from "../../components/Section";
import { Step } from "../../components/Steps";
import { below, from } from "../../theme/breakpoints";
import { color, space, token } from "../../theme/tokens";

interface ApplicationStepsProps {
  steps: readonly Queries.ApplicationStepFieldsFragment[];
}

/** Lists an application's steps, each with its required documents and a picture on alternating sides. */
export function ApplicationSteps({ steps }: ApplicationStepsProps) {
  return (
    <Steps>
      {steps.map(({ picture, documents, ...step }, index) => (
        <li key={step.title} data-turned={index % 2 === 0 || undefined}>
          <Split as={Container} ratio="1fr 1fr" data-align="centre" data-from="md">
            <Picture
              picture={picture}
              sizes="(min-width: 1280px) 533px, 43.5vw"
              priority={index === 0}
            />
            <Step number={index + 1} heading="h2" {...step}>
              <Documents list={documents} />
            </Step>
          </Split>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  & > li {
    padding-block: ${space.section};
    & > div {
      row-gap: ${space[5]};
    }
  }
  & > [data-turned] {
    background: ${color.backgroundWarm};
  }
  & img {
    border-radius: ${token.radiusLarge};
  }
  /* The text flows around the picture. */
  ${below("md")} {
    & > li > div {
      display: flow-root;
    }
    & picture {
      float: inline-end;
      width: 43%;
      margin: 0 0 ${space[3]} ${space[4]};
    }
    & .step {
      display: block;
    }
    & [data-number] {
      margin-bottom: ${space[2]};
    }
  }
  ${from("md")} {
    & > [data-turned] picture {
      order: 1;
    }
  }
  /* Hangs from the page's opening. */
  ${from("xl")} {
    & > :first-child picture {
      position: relative;
      z-index: 2;
      align-self: start;
      margin-top: calc(-8rem - ${space.section});
    }
  }
`;

const Documents = styled(Checklist)`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 2px dashed ${color.lineStrong};
`;
