import type { ReactNode } from "react";
import AboutPage from "../templates/AboutPage";
import ApplyPage from "../templates/ApplyPage";
import AppPage from "../templates/AppPage";
import CalculatorPage from "../templates/CalculatorPage";
import ComingSoonPage from "../templates/ComingSoonPage";
import ContactPage from "../templates/ContactPage";
import CorporateProfilePage from "../templates/CorporateProfilePage";
import EducationArticle from "../templates/EducationArticle";
import EmployerPage from "../templates/EmployerPage";
import FaqPage from "../templates/FaqPage";
import HomePage from "../templates/HomePage";
import HowToApplyPage from "../templates/HowToApplyPage";
import LeaderPage from "../templates/LeaderPage";
import LegalPage from "../templates/LegalPage";
import NewslettersPage from "../templates/NewslettersPage";
import NotFoundPage from "../templates/NotFoundPage";
import NoticesPage from "../templates/NoticesPage";
import OfferPage from "../templates/OfferPage";
import ProductPage from "../templates/ProductPage";
import ResourcesPage from "../templates/ResourcesPage";
import TeamPage from "../templates/TeamPage";
import WhyPage from "../templates/WhyPage";

/** Renders the sections of a page from the data of its query. */
export type Template = (props: { data: unknown; location: { pathname: string } }) => ReactNode;

/** Templates differ in the type of their data, which here comes from the page's path. */
const page = (path: string, template: unknown) => ({ path, template: template as Template });

/** A page of every template, and each page that has sections of its own. */
export const pages = [
  page("/", HomePage),
  page("/about", AboutPage),
  page("/corporate-profile", CorporateProfilePage),
  page("/why-kwedi", WhyPage),
  page("/team", TeamPage),
  page("/ceo", LeaderPage),
  page("/salary-loans", ProductPage),
  page("/business-loans", ProductPage),
  page("/government-employee-loans", ProductPage),
  page("/apply", ApplyPage),
  page("/get-colour-app", AppPage),
  page("/how-to-apply", HowToApplyPage),
  page("/video-tutorial", ComingSoonPage),
  page("/employer-registration", EmployerPage),
  page("/loan-calculator", CalculatorPage),
  page("/check-an-offer", OfferPage),
  page("/resources", ResourcesPage),
  page("/education/what-a-flat-rate-really-costs", EducationArticle),
  page("/faq", FaqPage),
  page("/newsletters", NewslettersPage),
  page("/notices", NoticesPage),
  page("/contact", ContactPage),
  page("/terms-of-service", LegalPage),
  page("/404", NotFoundPage),
];
