import { BACKEND_PORT } from "../../shared/addresses";

/**
 * Returns the team's mails that contain a text. A mail may arrive after the page has reported
 * success, so poll it.
 */
export async function mailsContaining(text: string) {
  const response = await fetch(`http://127.0.0.1:${BACKEND_PORT + 3}/mails`);
  const mails: { text: string }[] = await response.json();
  return mails.filter((mail) => mail.text.includes(text));
}
