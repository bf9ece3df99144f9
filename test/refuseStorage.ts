/**
 * Makes local and session storage throw errors on writing and, if "denied", on reading and deleting as well.
 */
export function refuseStorage(state: "denied" | "full"): void {
  const denied = state === "denied" ? (["getItem", "removeItem"] as const) : [];
  for (const method of ["setItem", ...denied] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException(state, "SecurityError");
    });
}
