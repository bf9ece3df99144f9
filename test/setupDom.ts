import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Queries wait for events. This limit only stops queries that would otherwise wait forever.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout, so it lacks this method.
Element.prototype.scrollIntoView = () => {};
