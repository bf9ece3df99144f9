import { runFunctionTests } from "../../shared/backend/runFunctionTests";

runFunctionTests().then(({ passed, output }) => {
  console.info(output);
  process.exitCode = passed ? 0 : 1;
});
