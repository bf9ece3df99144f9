/**
 * The texts that the specification fixes, by content file and path. The content check hints at a file
 * that says otherwise; what is the lender's own in them is a fact. Entries of lists, such as menus, are
 * not listed: they may be moved, added and removed.
 */
export const SPECIFIED_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "site.yaml": {
    tagline: "{tagline}",
    badge: "{badge}",
    "app.ios.label": "App Store",
    "app.android.label": "Google Play",
  },
  "navigation.yaml": {
    "buttons.secondary.label": "Employer Registration",
    "buttons.primary.label": "Apply Now",
  },
  "labels.yaml": { "carousel.previous": "Previous", "carousel.next": "Next" },
  "calculator.yaml": { "form.calculate": "Calculate" },
  "home/page.yaml": { "howItWorks.title": "How it Works" },
  "about/page.yaml": {
    "difference.title": "What Sets Us Apart",
    "expansion.title": "{region} Expansion",
    "comparison.title": "Our Competitive Edge",
    "insights.title": "Leadership Insights",
  },
  "contact/page.yaml": {
    "intro.title": "Contact Us",
    "form.title": "Send Us a Message",
    "form.sending": "Sending...",
    "form.sent": "Message Sent",
    "form.problems.firstName.invalid": "First name must be at least {fewest} characters",
    "form.problems.lastName.invalid": "Last name must be at least {fewest} characters",
    "form.problems.email.invalid": "Please enter a valid email address",
    "form.problems.phone.invalid": "Please enter a valid phone number",
    "form.problems.subject.invalid": "Subject must be at least {fewest} characters",
    "form.problems.message.invalid": "Message must be at least {fewest} characters",
    "form.toasts.sent.title": "Message sent successfully!",
    "form.toasts.sent.text": "We'll get back to you as soon as possible.",
    "form.toasts.refused.title": "Message received but notification issue",
    "form.toasts.refused.text":
      "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
    "form.toasts.failed.title": "Message received",
    "form.toasts.failed.text":
      "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
    "form.toasts.notStored.title": "Error submitting form",
    "form.toasts.notStored.text": "Please try again later.",
    "form.toasts.unexpected.title": "Error submitting form",
    "form.toasts.unexpected.text": "An unexpected error occurred. Please try again.",
    "map.title": "Find Us",
    "touch.title": "Get in Touch",
  },
  "faq/page.yaml": { "callToAction.title": "Ready to Apply" },
  "newsletters/page.yaml": {
    "form.errorTitle": "Error",
    "form.errorText": "Please enter your email address",
    "form.success": "Thank you for subscribing to our newsletter!",
  },
  "not-found/page.yaml": {
    "intro.title": "Oops! Page not found",
    goBackLabel: "Go Back",
    "home.label": "Return to Home",
  },
  "resources/page.yaml": {
    "support.label": "Contact Support",
    freePack: "Download Free Pack",
    "education.readMore": "Read More",
  },
};
