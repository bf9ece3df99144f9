import { BACKEND_PORT, SITE_PORT } from "../../shared/addresses";
import { startSiteAndBackend } from "../support/startServers";
import { backendOn, siteOn, startProxy } from "./network";

const WORKERS = 2;
/** Behind the proxy, which has the port that the site is built for. */
const HIDDEN_BACKEND_PORT = BACKEND_PORT + 10;

const sitePorts = Array.from({ length: WORKERS }, (_, worker) => SITE_PORT + 1 + worker);

/** Starts the site and the backend, and a proxy before them for each worker. */
export default async function startServers(): Promise<() => Promise<void>> {
  const stop = await startSiteAndBackend({
    api: HIDDEN_BACKEND_PORT,
    origins: sitePorts.map((port) => `http://127.0.0.1:${port}`),
  });
  const proxies = [
    ...sitePorts.map((port) => startProxy(port, siteOn(SITE_PORT))),
    startProxy(BACKEND_PORT, backendOn(HIDDEN_BACKEND_PORT)),
  ];
  const stopProxies = await Promise.all(proxies);
  return async () => {
    await Promise.all(stopProxies.map((stopProxy) => stopProxy()));
    await stop();
  };
}
