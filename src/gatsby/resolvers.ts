import type { GatsbyNode, Node } from "gatsby";
import { isProduct, mainProduct } from "../content-model/kinds/products";
import type { PlanWithExample } from "../content-model/placeholders/figures";
import { exampleFigures, type PaySlip, paySlipFigures } from "../lending/exampleFigures";
import { type FileNode, PICTURE_ARGUMENTS, type PictureArguments, pictureData } from "./pictures";

interface FaqContent {
  tabs: readonly { title: string; questions: readonly { id: string; question: string }[] }[];
}

interface QueryContext {
  nodeModel: {
    findOne<Content>(args: object): Promise<(Node & Content) | null>;
    findAll<Content>(args: object): Promise<{ entries: Iterable<Content> }>;
  };
}

/**
 * Resolves the fields that the build computes: loan figures, the most frequently asked questions, and
 * image data.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    RatePlan: {
      exampleFigures: {
        resolve: (plan: PlanWithExample) =>
          exampleFigures(plan, plan.example.amount, plan.example.termMonths),
      },
    },
    PricedLoan: { figures },
    TableLoan: { figures },
    PaySlip: {
      figures: {
        async resolve(slip: PaySlip, _: unknown, { nodeModel }: QueryContext) {
          const plan = await findPlan(nodeModel);
          return plan && paySlipFigures(plan, slip);
        },
      },
    },
    ResourcesFaq: {
      asked: {
        async resolve(
          { questions }: { questions: string[] },
          _: unknown,
          { nodeModel }: QueryContext,
        ) {
          const faq = await nodeModel.findOne<FaqContent>({ type: "FaqPage" });
          const all = faq?.tabs.flatMap((tab) =>
            tab.questions.map(({ id, question }) => ({ id, question, subject: tab.title })),
          );
          return questions.flatMap((to) => {
            const match = all?.find(({ id }) => to.endsWith(`#${id}`));
            return match ? [{ ...match, to }] : [];
          });
        },
      },
    },
    File: {
      gatsbyImageData: {
        type: "GatsbyImageData",
        args: PICTURE_ARGUMENTS,
        resolve: (file: FileNode, picture: PictureArguments) => pictureData(file, picture),
      },
    },
  });
};

/** Computes the cost of a loan under the rate plan that it names, or else under the main product's. */
const figures = {
  async resolve(
    { plan, amount, termMonths }: { plan?: string; amount: number; termMonths: number },
    _: unknown,
    { nodeModel }: QueryContext,
  ) {
    const ratePlan = await findPlan(nodeModel, plan);
    return ratePlan && exampleFigures(ratePlan, amount, termMonths);
  },
};

async function findPlan(nodeModel: QueryContext["nodeModel"], name?: string) {
  const products = await nodeModel.findAll<Node>({ type: "ProductPage" });
  const main = mainProduct([...products.entries].filter(isProduct));
  return nodeModel.findOne<PlanWithExample>({
    type: "RatePlan",
    query: { filter: { name: { eq: name ?? main?.plan } } },
  });
}
