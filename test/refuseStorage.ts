/** Makes the browser's storage refuse writing and, if it is denied, reading and deleting as well. */
export function refuseStorage(state: "denied" | "full"): void {
  const denied = state === "denied" ? (["getItem", "removeItem"] as const) : [];
  for (const method of ["setItem", ...denied] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException(state, "SecurityError");
    });
}
