import { ArrowLink } from "../../components/ArrowLink";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { BlankPriceTag } from "../../components/PriceTag/PriceTag";
import { Section } from "../../components/Section";
import { StepCaption } from "../../components/StepCaption";
import { StepNumber } from "../../components/StepNumber";
import { useSite } from "../../lib/useSite";
import { contentWidth } from "../../theme/measures";
import { LeaderQuote, QuoteBand } from "../LeaderQuote";
import {
  Heading,
  Journey,
  Mark,
  Place,
  Price,
  Stage,
  StepItem,
  Steps,
  StepsBesideStage,
} from "./styles";

/** The steps to a loan, before a panorama if they have pictures, and a quote of the second leader. */
export function HowItWorks({ howItWorks }: { howItWorks: Queries.HomeHowItWorksFieldsFragment }) {
  const { steps } = howItWorks;
  const hasPictures = steps.some(({ picture }) => picture);
  const [List, Item] = hasPictures ? [StepsBesideStage, Place] : [Steps, StepItem];
  const list = (
    <List>
      {steps.map((step) => (
        <Item key={step.number}>
          <Step step={step} />
        </Item>
      ))}
    </List>
  );
  return (
    <>
      <Section>
        <Heading>
          <h2>{howItWorks.title}</h2>
          <p>{howItWorks.lead}</p>
        </Heading>
        {hasPictures ? (
          <Journey>
            <Stage className="screen-only">
              {["days-sky", "days"].map((name) => (
                <img
                  key={name}
                  src={`/scenes/${name}.svg`}
                  alt=""
                  width={3840}
                  height={800}
                  loading="lazy"
                />
              ))}
            </Stage>
            {list}
          </Journey>
        ) : (
          list
        )}
        <OfferPrice price={howItWorks.price} />
      </Section>
      <QuoteBand data-background="warm">
        <Container>
          <LeaderQuote quote={howItWorks.quote} side="right" />
        </Container>
      </QuoteBand>
    </>
  );
}

/** What every offer states. The home page has no amount and no rate, so the lines are empty. */
function OfferPrice({ price }: { price: Queries.HomePriceFieldsFragment }) {
  const { title, lead, name, action, check } = price;
  const { principal, payment, total, nominalRate, effectiveRate } = useSite().labels.priceTag;
  return (
    <Price>
      <div>
        <h3>{title}</h3>
        <p>{lead}</p>
        <ArrowLink to={action.to}>{action.label}</ArrowLink>
        {check && <ArrowLink to={check.to}>{check.label}</ArrowLink>}
      </div>
      <BlankPriceTag name={name} labels={[principal, payment, total, nominalRate, effectiveRate]} />
    </Price>
  );
}

/** One step: its screen of the app, and what happens in it. */
function Step({ step }: { step: Queries.StepFieldsFragment }) {
  const { number, title, description, note, picture, caption } = step;
  return (
    <>
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 1344px) 26rem, (min-width: 1024px) 32vw, (min-width: 768px) 46vw, ${contentWidth}`}
        />
      )}
      <div>
        <Mark aria-hidden="true">{number}</Mark> {note && <small>{note}</small>}
        <h3>
          <StepNumber number={number} />
          {title}
        </h3>
        <p>{description}</p>
        {caption && <StepCaption>{caption}</StepCaption>}
      </div>
    </>
  );
}
