/** Returns, by name, what the visitor has entered in prerendered fields before hydration. */
export function enteredFields<Name extends string>(root: Element): Partial<Record<Name, string>> {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]");
  const entered = [...fields].filter(isEntered).map(({ name, value }) => [name, value]);
  return Object.fromEntries(entered);
}

function isEntered(field: HTMLInputElement | HTMLSelectElement): boolean {
  // An option that React renders in the browser is no default.
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected);
  return field.type === "radio"
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue;
}
