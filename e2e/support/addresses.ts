/** Where the tests serve the built site; another port than `npm start`, so that both may run. */
export const SITE_PORT = 9100;
export const SITE = `http://127.0.0.1:${SITE_PORT}`;

/** Where the tests' backend listens; the build under test was made for it. */
export const BACKEND_PORT = 54421;
