/** Tests wait for what happens, not for a time; this only ends those that wait for nothing. */
jest.setTimeout(120_000);
