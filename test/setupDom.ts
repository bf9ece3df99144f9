import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Async queries return as soon as they succeed, so this limit only stops those that never will.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout, so it lacks this method.
Element.prototype.scrollIntoView = () => {};
