import type { Locale } from '#api/contract/generated/schemas.ts'
import type { Message } from '#api/kernel/db/schema/messages.ts'
import type { EmailMessage } from '#api/outside/providers/providers.ts'
import { type Settings, textOf } from './message.ts'
import { canBeTurnedOff } from './message-groups.ts'

/** The text of a message as an email, which mail programs also show from right to left. */
export function emailOf(
  message: Message,
  language: Locale,
  settings: Settings,
): Pick<EmailMessage, 'subject' | 'text' | 'html'> {
  const subject = SUBJECTS[language][message.key] ?? 'Plink'
  const footer = canBeTurnedOff(message) ? `\n${FOOTERS[language]}\n${settings.publicUrl}${SETTINGS_PATH}` : ''
  const text = `${textOf(message, language, settings)}${footer}`
  return { subject, text, html: htmlOf(subject, text, language) }
}

const SUBJECTS: Record<Locale, Partial<Record<Message['key'], string>>> = {
  en: {
    email_confirmation: 'Confirm your email address',
    email_changed: 'Your email address was changed',
    email_removed: 'Your email address was removed',
    transfer_received: 'You have received money',
    transfer_paid: 'A transfer was paid',
    transfer_failed: 'A transfer was not paid',
    transfer_returned: 'A transfer was returned',
    transfer_not_run: 'A scheduled transfer was not paid',
    batch_rows_refused: 'Some transfers of a file were not sent',
    bill_paid: 'A bill was paid',
    bill_failed: 'A bill was not paid',
    bill_due: 'A bill is due soon',
    approval_waiting: 'A payment waits for your approval',
    approval_approved: 'A payment was approved',
    approval_declined: 'A payment was declined',
    approval_cancelled: 'A payment was cancelled',
    approval_expired: 'A payment was not approved in time',
    webhook_endpoint_disabled: 'A webhook endpoint was turned off',
  },
  ar: {
    email_confirmation: 'أكّد بريدك الإلكتروني',
    email_changed: 'تغيّر بريدك الإلكتروني',
    email_removed: 'أُزيل بريدك الإلكتروني',
    transfer_received: 'وصلك مبلغ',
    transfer_paid: 'نُفّذ تحويل',
    transfer_failed: 'لم يُنفّذ تحويل',
    transfer_returned: 'أُعيد مبلغ تحويل',
    transfer_not_run: 'لم يُنفّذ تحويل مجدول',
    batch_rows_refused: 'لم تُرسل بعض تحويلات الملف',
    bill_paid: 'سُددت فاتورة',
    bill_failed: 'لم تُسدد فاتورة',
    bill_due: 'فاتورة يقترب موعد سدادها',
    approval_waiting: 'دفعة بانتظار موافقتك',
    approval_approved: 'تمت الموافقة على دفعة',
    approval_declined: 'رُفضت دفعة',
    approval_cancelled: 'أُلغيت دفعة',
    approval_expired: 'انتهت مهلة الموافقة على دفعة',
    webhook_endpoint_disabled: 'أُوقف عنوان ويب هوك',
  },
}

/** The page on which each group of notifications is turned on and off. */
const SETTINGS_PATH = '/app/settings'

const FOOTERS: Record<Locale, string> = {
  en: 'You get this email because you turned on emails in your settings. You can turn them off there:',
  ar: 'تصلك هذه الرسالة لأنك فعّلت البريد الإلكتروني في إعداداتك. ويمكنك إيقافه منها:',
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
