export interface Version {
  id: string;
  /** Increases with each version. A rollback deploys an earlier version rather than creating a new one. */
  number: number;
}

/** Returns the id of the version that was created before the given one. */
export function versionBefore(
  versions: readonly Version[],
  id: string | undefined,
): string | undefined {
  const number = versions.find((version) => version.id === id)?.number ?? 0;
  return versions
    .filter((version) => version.number < number)
    .sort((one, other) => other.number - one.number)[0]?.id;
}
