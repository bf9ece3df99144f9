import { graphql } from "gatsby";
import { CallToAction } from "./CallToAction";

interface EmployerRegistrationProps {
  content: Queries.EmployerRegistrationFragment;
  /** The button that links to the employers' own site. */
  register: { label: string; to: string };
}

/** The closing panel for employers: their own site, or a talk first. */
export const EmployerRegistration = ({ content, register }: EmployerRegistrationProps) => (
  <CallToAction
    content={{
      title: content.title,
      text: content.text,
      scene: content.scene,
      actions: [register, content.contact],
    }}
  />
);

export const query = graphql`
  fragment EmployerRegistration on EmployerRegistration {
    title
    text
    scene
    contact {
      label
      to
    }
  }
`;
