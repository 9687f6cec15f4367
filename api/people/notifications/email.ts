import type { Locale } from '#api/contract/generated/schemas.ts'
import type { Message } from '#api/kernel/db/schema/messages.ts'
import type { EmailMessage } from '#api/outside/providers/providers.ts'
import { type Settings, textOf } from './message.ts'

/** The text of a message as an email, which mail programs also show from right to left. */
export function emailOf(
  message: Message,
  language: Locale,
  settings: Settings,
): Pick<EmailMessage, 'subject' | 'text' | 'html'> {
  const subject = SUBJECTS[language][message.key] ?? 'Plink'
  const text = textOf(message, language, settings)
  return { subject, text, html: htmlOf(subject, text, language) }
}

const SUBJECTS: Record<Locale, Partial<Record<Message['key'], string>>> = {
  en: {
    email_confirmation: 'Confirm your email address',
    email_changed: 'Your email address was changed',
    email_removed: 'Your email address was removed',
  },
  ar: {
    email_confirmation: 'أكّد بريدك الإلكتروني',
    email_changed: 'تغيّر بريدك الإلكتروني',
    email_removed: 'أُزيل بريدك الإلكتروني',
  },
}

function htmlOf(subject: string, text: string, language: Locale): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const lines = text.split('\n').map(line => (LINK.test(line) ? linkTo(line) : `<p>${escapeHtml(line)}</p>`))
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body dir="${direction}" style="font-family: sans-serif; line-height: 1.6; max-width: 36rem">
${lines.join('\n')}
</body>
</html>`
}

/** Puts the text on a line of its own. */
const LINK = /^https?:\/\/\S+$/
const linkTo = (url: string) => `<p dir="ltr"><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, character => ENTITIES[character] ?? character)
