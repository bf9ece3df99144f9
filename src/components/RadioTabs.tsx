import styled from "@emotion/styled";
import { row } from "../theme/parts";
import { color, space, token } from "../theme/tokens";

interface RadioTabsProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The chosen option, if React controls the choice. If omitted, the browser controls it. */
  value?: string;
  onChoose?: (value: string) => void;
}

/**
 * Radio buttons that look like folder tabs. `panelsOfTabs` hides the panels of the other tabs, even before
 * hydration and without JavaScript.
 */
export const RadioTabs = ({ label, name, options, value, onChoose }: RadioTabsProps) => (
  <Tabs aria-label={label}>
    {options.map((option, index) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          value={option.value}
          data-tab={index}
          {...(onChoose
            ? { checked: option.value === value, onChange: () => onChoose(option.value) }
            : { defaultChecked: index === 0 })}
        />
        {option.label}
      </label>
    ))}
  </Tabs>
);

/** For an element around a `RadioTabs` with up to three options: hides each panel whose tab is not chosen. */
export const panelsOfTabs = [0, 1, 2]
  .map((tab) => `&:not(:has([data-tab="${tab}"]:checked)) [data-panel="${tab}"] { display: none; }`)
  .join("\n");

const Tabs = styled.fieldset`
  ${row(space[1])}
  & > label {
    display: flex;
    gap: ${space[2]};
    padding: ${space[3]} min(${space[5]}, 2.2vw);
    border-radius: ${token.radius} ${token.radius} 0 0;
    background: ${color.backgroundSunken};
    font-size: min(1em, 4vw);
    font-weight: 600;
    cursor: pointer;
  }
  & > label:has(:checked) {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  & input {
    accent-color: ${color.text};
  }
  @media print {
    & > label:not(:has(:checked)) {
      display: none;
    }
  }
`;
