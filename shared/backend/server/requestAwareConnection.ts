import type { PgliteConnection } from "@supabase/lite/pglite";

export type RequestAwareConnection = PgliteConnection & {
  /** Of the request being served; the gateway lets one in at a time. */
  requestHeaders: Record<string, string>;
};

/**
 * The embedded server tells the database a request's headers for calls of functions only. The limits
 * per sender need them with an insert too, as PostgREST gives them.
 */
export async function openRequestAwareConnection(url: string): Promise<RequestAwareConnection> {
  // The package is for `import` only, and these files run as CommonJS.
  const { PgliteConnection } = await import("@supabase/lite/pglite");
  type WithContext = Parameters<PgliteConnection["withContext"]>;

  class Connection extends PgliteConnection {
    requestHeaders: Record<string, string> = {};

    override withContext<Result>(
      vars: WithContext[0],
      run: (database: Parameters<WithContext[1]>[0]) => Promise<Result>,
      options?: WithContext[2],
    ): Promise<Result> {
      const runWithHeaders: typeof run = async (database) => {
        await this.driver.query("select set_config('request.headers', $1, true)", [
          JSON.stringify(this.requestHeaders),
        ]);
        return run(database);
      };
      return super.withContext(vars, runWithHeaders, options);
    }
  }

  const connection = new Connection({ url });
  await connection.driver.query("select 1");
  return connection;
}
