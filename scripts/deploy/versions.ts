/** A version of the site at Cloudflare, as wrangler lists it. */
export interface Version {
  id: string;
  /** Increases with each version; a rollback deploys an earlier one and creates none. */
  number: number;
}

/** Returns the id of the version that was created before another one. */
export function versionBefore(
  versions: readonly Version[],
  id: string | undefined,
): string | undefined {
  const number = versions.find((version) => version.id === id)?.number ?? 0;
  return versions
    .filter((version) => version.number < number)
    .sort((one, other) => other.number - one.number)[0]?.id;
}
