import { CallToAction } from "./CallToAction";

interface EmployerRegistrationProps {
  content: Queries.EmployerRegistrationFieldsFragment;
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
