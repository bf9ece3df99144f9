import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Queries wait for events; the limit only ends those that would wait forever.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};
