import { useSearch } from "@tanstack/react-router";
import { PageQuoteForm } from "./page-quote-form.tsx";

/** The quote form of the contact page: the part of it that a change of the search params renders again. */
export const ContactQuoteForm = () => (
  <PageQuoteForm location="contact" area={useSearch({ from: "/contact" }).area} />
);
