import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

interface Module {
  size(): number;
  /** The file, where the module is one. */
  resource?: string;
  /** The modules that webpack joined into this one. */
  modules?: Module[];
}

interface Compilation {
  chunks: Iterable<{ files: Iterable<string> }>;
  chunkGraph: { getChunkModulesIterable(chunk: object): Iterable<Module> };
}

interface Compiler {
  context: string;
  hooks: {
    afterEmit: { tap(name: string, weigh: (compilation: Compilation) => void): void };
  };
}

/** What the scripts are made of: for each file, the bytes of each module's source. */
export type ModuleWeights = Record<string, Record<string, number>>;

export const WEIGHTS_FILE = ".cache/module-weights.json";

/** Writes down what each script is made of, so that the budgets can name the module that grew. */
export class WeighModules {
  apply({ context, hooks }: Compiler): void {
    hooks.afterEmit.tap("WeighModules", ({ chunks, chunkGraph }) => {
      const weights: ModuleWeights = {};
      const add = (module: Module, file: Record<string, number>) => {
        for (const part of module.modules ?? []) add(part, file);
        const name = module.resource?.replace(`${context}/`, "").split("?")[0];
        if (name && !module.modules) file[name] = module.size();
      };
      for (const chunk of chunks)
        for (const file of chunk.files) {
          weights[file] = {};
          for (const module of chunkGraph.getChunkModulesIterable(chunk))
            add(module, weights[file]);
        }
      mkdirSync(dirname(WEIGHTS_FILE), { recursive: true });
      writeFileSync(WEIGHTS_FILE, JSON.stringify(weights, null, 1));
    });
  }
}
