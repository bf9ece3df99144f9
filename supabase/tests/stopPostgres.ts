/** Jest's global teardown for the backend tests. */
export default () => globalThis.stopPostgres();
