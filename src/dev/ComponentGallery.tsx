import type { ReactNode } from "react";
import { ArrowLink } from "../components/ArrowLink";
import { Badge } from "../components/Badge";
import { Button } from "../components/Button";
import { ActionButtons, ButtonLink } from "../components/ButtonLink";
import { Carousel } from "../components/Carousel/Carousel";
import { Disclosure } from "../components/Disclosure";
import { drawings, Icon } from "../components/Icon";
import { Band, Container, MadrasBand } from "../components/Layout";
import { Logo } from "../components/Logo";
import { RichText } from "../components/RichText";
import { SectionHeading } from "../components/SectionHeading";
import { Tabs } from "../components/Tabs/Tabs";
import { showToast } from "../components/Toast/showToast";
import { StoreBadges } from "../sections/StoreBadges";
import { textOf } from "./edgeCases";
import { Row, Specimen } from "./styles";

const TITLE = textOf(60);
const NAME = textOf(40);
const TEXT =
  "<p>A paragraph with <strong>weight</strong>, a <a href='/faq'>link</a> and a number to <a href='tel:+18685550142'>+1 868-555-0142</a>.</p><ul><li>One entry</li><li>Another</li></ul><ol><li>First</li><li>Second</li></ol>";

const tab = (id: string, title: string) => ({ id, title, panel: <p>The panel of “{title}”.</p> });
const slide = (key: string) => ({ key, announcement: key, content: <h3>{key}</h3> });

/** Every component without content of its own, in its states. */
const COMPONENTS: Record<string, ReactNode> = {
  Logo: <Logo name="Kwedi" />,
  Button: (
    <Row>
      {(["primary", "secondary", "quiet"] as const).map((variant) => (
        <Row key={variant}>
          <Button data-variant={variant}>{variant}</Button>
          <Button data-variant={variant} data-size="small">
            small
          </Button>
          <Button data-variant={variant} disabled>
            disabled
          </Button>
        </Row>
      ))}
    </Row>
  ),
  ButtonLink: (
    <Row>
      <ButtonLink to="/faq">{NAME}</ButtonLink>
      <ButtonLink to="https://example.org" variant="secondary" newTab="(opens in a new tab)">
        To another site
      </ButtonLink>
      <ButtonLink to="/free-pack.pdf" variant="secondary" download>
        A file
      </ButtonLink>
    </Row>
  ),
  ActionButtons: (
    <ActionButtons
      actions={[
        { label: "Get Started Now", to: "/get-colour-app" },
        { label: NAME, to: "/contact" },
      ]}
      newTab="(opens in a new tab)"
    />
  ),
  ArrowLink: <ArrowLink to="/faq">{TITLE}</ArrowLink>,
  Badge: (
    <Row>
      <Badge data-state="available">Available Now</Badge>
      <Badge data-state="soon">Coming Soon</Badge>
    </Row>
  ),
  StoreBadges: (
    <>
      <StoreBadges />
      <StoreBadges compact />
    </>
  ),
  SectionHeading: (
    <>
      <SectionHeading title="A heading alone" />
      <SectionHeading title={TITLE} text="And a sentence or two below it, as most have." />
    </>
  ),
  RichText: <RichText html={TEXT} />,
  Disclosure: (
    <>
      <Disclosure title="A question" name="gallery" id="gallery-first">
        <p>Its answer.</p>
      </Disclosure>
      <Disclosure title={TITLE} name="gallery" id="gallery-second">
        <p>Its answer; the other one has closed.</p>
      </Disclosure>
    </>
  ),
  Tabs: (
    <Tabs
      label="Tabs"
      hint="Scroll across for more tabs"
      tabs={[tab("tab-one", "One"), tab("tab-two", NAME), tab("tab-three", "Three")]}
    />
  ),
  Carousel: (
    <>
      <h2 id="gallery-carousel">Slides</h2>
      <Carousel
        labelledBy="gallery-carousel"
        slides={["First", TITLE, "Third"].map(slide)}
        labels={{
          carousel: "carousel",
          slide: "slide",
          position: "{position} of {count}",
          previous: "Previous",
          next: "Next",
        }}
      />
    </>
  ),
  Toast: (
    <Row>
      <Button
        data-variant="secondary"
        onClick={() => showToast({ title: "Message sent successfully!", text: "And its text." })}
      >
        A toast
      </Button>
      <Button
        data-variant="secondary"
        onClick={() => showToast({ title: TITLE, text: TITLE, tone: "destructive" })}
      >
        A destructive toast
      </Button>
    </Row>
  ),
  Icon: (
    <Row>
      {Object.entries(drawings).map(([name, drawing]) => (
        <span key={name} title={name}>
          <Icon drawing={drawing} />
        </span>
      ))}
    </Row>
  ),
  MadrasBand: <MadrasBand />,
};

/** Shows the components one by one, on a light and on a dark background. */
export const ComponentGallery = () =>
  (["light", "dark"] as const).map((tone) => (
    <Band key={tone} data-tone={tone}>
      <Container>
        {Object.entries(COMPONENTS).map(([name, specimen]) => (
          <Specimen key={name}>
            <h2 id={`${name}-${tone}`}>{name}</h2>
            {specimen}
          </Specimen>
        ))}
      </Container>
    </Band>
  ));
