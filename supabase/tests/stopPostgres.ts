/** Jest's global teardown for the tests of the backend. */
export default () => globalThis.stopPostgres();
