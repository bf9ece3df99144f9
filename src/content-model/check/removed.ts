const ONE_FORM = "Delete it: an offer has one form and one table of results.";
const HOURS =
  "Write the office's hours as `from`, `to`, `opens` and `closes`; move other lines to `otherHours`.";
const FROM_OFFICE = "Delete it here: it now comes from the first of `offices` in site.yaml.";
const FROM_PLACE = "Delete it here: it now comes from `applying` in site.yaml.";
const OFFICE =
  "Write it in the first entry of `offices`, with its street, city, country, countryCode, place, hours and otherHours.";
const PLACE = "Delete it: the map shows the `place` of the first of `offices` in site.yaml.";
const TEXT_PAGE =
  "Make it a text page: see content/pages in docs/editing-content.md. Its articles are sections.";

const LETTER =
  "Write the labels as `form`, the sentences as `sentences`, and what may have happened as `situations`.";
const NO_PANEL = "Delete it: this page ends without a closing panel.";
const SAMPLES = "Write it under papers, with a label and a path.";

/**
 * What the content of earlier versions had, and what its owner does with it now. The keys are files or folders
 * below `content/`, names as `Group.name`, and placeholders as `{name}`.
 */
const REMOVED: Readonly<Record<string, string>> = {
  "OfferPage.byHand": ONE_FORM,
  "OfferPage.examples": ONE_FORM,
  "OfferForm.months": ONE_FORM,
  "OfferForm.price": ONE_FORM,
  "OfferForm.deposit": ONE_FORM,
  "OfferForm.last": ONE_FORM,
  "OfferWays.price": ONE_FORM,
  "OfferProblems.depositPaysAll": ONE_FORM,
  "OfferProblems.rateTooHigh": ONE_FORM,
  "OfferResults.receivedShare": ONE_FORM,
  "OfferResults.costShare": ONE_FORM,
  "OfferResults.costPer100": ONE_FORM,
  "OfferResults.meaning": ONE_FORM,
  "UnitTexts.week": "Delete it: no text counts weeks.",
  "UnitTexts.weeks": "Delete it: no text counts weeks.",
  "{openingAmount}": "Write {exampleAmount}: the site has one example.",
  "{if}": "Run npm run upgrade, which chooses the wording for your facts, or write one sentence.",
  "{size}": "Delete it: the free pack is a page.",
  "CalculatorForm.outsideComputed": "Delete it: `results.notLent` says so above the figures.",
  "CalculatorLabels.example":
    "Delete it: the products' pages tell the example, in `keyFigures.example.text`.",
  "CalculatorPage.representative": "Delete it: the visitor's own loan is the example.",
  "EducationArticle.keyFigures": "Delete it: the text has the figures.",
  "HomeHero.price": "Write the loan as `loan`, and its price as `figures`.",
  "HomePrice.loan": "Delete it: the price tag shows the `example` of the rate plan.",
  "ProductPage.example": "Move it into `keyFigures`, and its `lead` to `text`.",
  "ProductExample.amount": "Delete it: it is the `example` of the rate plan.",
  "ProductExample.termMonths": "Delete it: it is the `example` of the rate plan.",
  "ProductExample.title": "Delete it: the section has a heading.",
  "ProductExample.lead": "Write it as `text`.",
  "ProductExample.screen": "Delete it: the price tag has its place.",
  "ProductPage.employers": "Delete it, and link to /employer-registration#employers.",
  "CarouselLabels.carousel": "Delete it: a carousel is a list.",
  "CarouselLabels.slide": "Delete it: a carousel is a list.",
  "CarouselLabels.position": "Delete it: a carousel is a list.",
  "Papers.stages": "Write each stage as an entry of `lists`, with a title and items.",
  "Papers.ways": "Write what each way to repay asks for as an entry of `lists`.",
  "Checklist.way": "Delete it: both ways to repay are shown.",
  "BorrowAnswer.way": "Delete it: the page lists the documents for both ways to repay.",
  "BorrowAnswer.papers": "Delete it: the page lists the documents.",
  "Papers.way": "Delete it: both ways to repay are shown.",
  "Papers.dated": "Delete it: the rule is text.",
  "Papers.saved": "Delete it: the documents are no longer ticked off.",
  "Papers.print": "Delete it: the browser prints the page.",
  "AppPage.closing": NO_PANEL,
  "ApplyProducts.lead": "Delete it: the cards have no visible heading.",
  "CalculatorPage.callToAction": NO_PANEL,
  "EducationArticle.callToAction": NO_PANEL,
  "EducationPage.callToAction": NO_PANEL,
  "OfferPage.callToAction": NO_PANEL,
  "ResourcesPage.callToAction": NO_PANEL,
  "EmployerPage.registration":
    "Write its `contact` as the page's own; the page ends without a closing panel.",
  "WhyPage.screen": "Delete it: the advantages are lines of type.",
  "WhyPage.more": "Write it as an action of `callToAction`.",
  "Intro.chart":
    "Delete it: only /about, /contact and /404 have a `chart`, as a field of the page.",
  "SitePictures.headerBackground": "Delete it: pages open with what they are about.",
  "NotFoundPage.picture": "Write it as the `picture` of `chart`.",
  "TextPage.picture": "Delete it: a text page opens with its title.",
  "EmployerPage.meaning": "Write what each party does on a date as `dates` of `month`.",
  "EmployerPage.payday": "Move the `slip` and the rules to the payday in `dates` of `month`.",
  "faq/searches.yaml": "Delete it: searches that you want to be sure of are in test/searches.yaml.",
  "FaqSearch.sameWords":
    "Delete it, and add its words to the `keywords` of the questions that answer them.",
  "FaqSearch.smallWords": "Delete it: the search weighs rare words more than common ones.",
  "side-by-side.yaml": "Delete it: loans are no longer saved to compare.",
  "CalculatorQuote.sheet": "Delete it: the page that checks offers compares one with our loan.",
  "CalculatorComparison.offer": "Delete it: loans are no longer saved to compare.",
  "EducationArticle.topic": "Delete it: the page of all articles is one list.",
  "Labels.years": "Delete it: a list's earlier years are on the list's own page.",
  "CalculatorLabels.pay":
    "Delete it: a product's page answers whether one can borrow, with `eligibility.answer` and a `check` for each condition.",
  "CorporateProfilePage.next": "Delete it: the menus lead to the next page.",
  "CannotPayPage.actions": "Delete it: the letter comes first.",
  "CannotPayPage.plan": LETTER,
  "CannotPayPage.request": LETTER,
  "CannotPayPage.message": LETTER,
  "CannotPayPage.letter": "Delete it: without JavaScript, the page shows the letter to copy.",
  "CannotPayPage.happens": "Write it as one table in `stages.text`, with what else to know below.",
  "CompanyStory.facts": "Rename it figures.",
  "ProductPage.facts": "Rename it keyFigures, and its facts to figures.",
  "ProductPage.offer": "Delete it: search engines get the limits of the product's plan.",
  "ProductPage.limits": "Delete it: search engines get the limits of the product's plan.",
  calculators:
    "Move it to the folder rate-plans and delete its name: the plan has the name of its file. Name it as plan in its product, and in resources/page.yaml.",
  "ProductExample.ratePlan": "Delete it, and write plan below the product's card.",
  "PricedLoan.ratePlan": "Rename it plan, or delete it: the main product's plan is used.",
  "FormerPrices.prices": "Write until, and the rates as rateBands.",
  "RatePlan.name": "Delete it: the plan has the name of its file.",
  "NoticesPage.readLabel": "Delete it: the whole row is the link.",
  "NoticesPage.next": "Delete it: the menus lead to the next page.",
  "TeamPage.next": "Delete it: the menus lead to the next page.",
  "WhyPage.next": "Write its label and its to under more, and delete it with its picture.",
  "OpeningHours.days": HOURS,
  "OpeningHours.hours": HOURS,
  "Facts.openingDays": FROM_OFFICE,
  "Facts.opensAt": FROM_OFFICE,
  "Facts.closesAt": FROM_OFFICE,
  "Facts.street": FROM_OFFICE,
  "Facts.city": FROM_OFFICE,
  "Facts.country": FROM_OFFICE,
  "Facts.applyPlace": FROM_PLACE,
  "Facts.howToApply": FROM_PLACE,
  "Lender.address": OFFICE,
  "Lender.hours": OFFICE,
  "Lender.otherHours": OFFICE,
  "ContactMap.embedUrl": PLACE,
  "ContactMap.service": "Write its label as serviceLabel; the office's `place` gives the link.",
  legal: "Move it to the folder pages, with its pictures.",
  "employer-registration/agreement.yaml": TEXT_PAGE,
  "employer-registration/consent.yaml": TEXT_PAGE,
  "employer-registration/paper.yaml": TEXT_PAGE,
  "resources/free-pack.yaml": TEXT_PAGE,
  "EmployerPage.paper": "Write guide, with a label and the path of the guide.",
  "EmployerSamples.agreement": SAMPLES,
  "EmployerSamples.consent": SAMPLES,
  "EmployerSamples.file": "Delete it: the samples are pages.",
  "Labels.legalPage": "Rename it textPage, and add print, the label of its button.",
  "Lender.documents": "Delete it: the build sets no PDFs.",
  "Newsletter.articles": "Save the issue as a PDF beside its file, and write pdf: ./its-name.pdf.",
  "Newsletter.loan": "Delete it: an issue is its PDF.",
  "NewsletterIssues.contents": "Delete it: an issue is its PDF.",
  "NewsletterIssues.loan": "Delete it: an issue is its PDF.",
};

/** Returns the cure for something that earlier versions had, or an empty string if there is none. */
export const cureFor = (removed: string): string =>
  Object.hasOwn(REMOVED, removed) ? (REMOVED[removed] ?? "") : "";
