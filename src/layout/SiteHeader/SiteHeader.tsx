import { graphql } from "gatsby";
import { ButtonAnchor } from "../../components/Button";
import { Container } from "../../components/Layout";
import { Logo } from "../../components/Logo";
import { fillTemplate } from "../../lib/fillTemplate";
import { MobileMenu, Submenus } from "./Menus";
import { Bar, Buttons, Home } from "./styles";

interface SiteHeaderProps {
  name: string;
  navigation: Queries.SiteNavigationFragment;
  labels: Queries.SiteLabelsFragment["header"];
  /** The path of the current page. */
  currentPath: string;
}

/** The fixed header: the logo as home link, the submenus, and the two buttons. */
export function SiteHeader({ name, navigation, labels, currentPath }: SiteHeaderProps) {
  const { primary, secondary } = navigation.buttons;
  return (
    <Bar data-tone="dark">
      <Container>
        <Home
          href="/"
          aria-label={fillTemplate(labels.home, { name })}
          aria-current={currentPath === "/" ? "page" : undefined}
        >
          <Logo name={name} />
        </Home>
        <Submenus navigation={navigation} labels={labels} currentPath={currentPath} />
        <Buttons>
          <ButtonAnchor href={secondary.to} data-variant="secondary" data-size="small">
            {secondary.label}
          </ButtonAnchor>
          <ButtonAnchor href={primary.to} data-variant="primary" data-size="small">
            {primary.label}
          </ButtonAnchor>
        </Buttons>
        <MobileMenu navigation={navigation} labels={labels} currentPath={currentPath} />
      </Container>
    </Bar>
  );
}

export const query = graphql`
  fragment SiteNavigation on Navigation {
    menus {
      ...NavigationMenuFields
    }
    links {
      ...ActionFields
    }
    buttons {
      ...NavigationButtonsFields
    }
    footer {
      label
      links {
        label
        to
      }
    }
    footerContactTitle
  }
`;
