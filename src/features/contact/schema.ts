import type { Submission } from "../../../supabase/functions/_shared/submissionSchema";
import { cleanLine, cleanParagraphs } from "./cleanText";

export {
  countCharacters,
  type Submission,
  submissionLimits,
  submissionSchema,
} from "../../../supabase/functions/_shared/submissionSchema";

/**
 * The message as it is validated, kept with its key, and sent. Call it before `submissionSchema`:
 * two texts that differ only in what is cleaned away are the same message. Cleaning is idempotent.
 */
export function cleanSubmission(typed: Partial<Submission>): Submission {
  return {
    firstName: cleanLine(typed.firstName ?? ""),
    lastName: cleanLine(typed.lastName ?? ""),
    email: cleanLine(typed.email ?? ""),
    phone: cleanLine(typed.phone ?? ""),
    subject: cleanLine(typed.subject ?? ""),
    message: cleanParagraphs(typed.message ?? ""),
  };
}
