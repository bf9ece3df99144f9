import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Async queries return as soon as they succeed. This limit only ends those that never would.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout, so it lacks this method.
Element.prototype.scrollIntoView = () => {};
