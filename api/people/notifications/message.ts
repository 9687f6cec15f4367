import type { Locale } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Message } from '#api/kernel/db/schema/messages.ts'
import type { PreferenceGroup } from '#api/kernel/db/schema/notifications.ts'
import { CONFIRM_EMAIL_PATH } from '#domain/constants.ts'
import { formatAmount, formatArabicAmount } from '#domain/money/money.ts'

/**
 * The text of a message. Somebody else may read the phone, so it contains no code, no outcome of a review, and no reason of a freeze,
 * which may be secret by law.
 */
export function textOf(message: Message, language: Locale, settings: Settings): string {
  const text = language === 'ar' ? arabicTextOf(message, settings) : englishTextOf(message, settings)
  return message.isLastOfHour ? `${text} ${MORE[language](settings)}` : text
}

const MORE: Record<Locale, (settings: Settings) => string> = {
  en: ({ publicUrl }) =>
    `There are many messages like this. For an hour, read them under Notifications at ${publicUrl}`,
  ar: ({ publicUrl }) => `الرسائل المماثلة كثيرة. اقرأها خلال ساعة في الإشعارات على ${publicUrl}`,
}

export type Settings = Pick<Deps, 'support' | 'publicUrl'>

/** The token follows `#`, so that no server or proxy has it in a log. */
const linkOf = ({ token }: { token: string }, publicUrl: string): string => `${publicUrl}${CONFIRM_EMAIL_PATH}#${token}`

function englishTextOf(message: Message, { support, publicUrl }: Settings): string {
  const otherwise = `If this was not you, call ${support.phone}.`
  switch (message.key) {
    case 'new_device':
      return `New sign-in to your Plink account from another device (${message.platform}). ${otherwise}`
    case 'password_changed':
      return `Your Plink password was changed. ${otherwise}`
    case 'phone_change_asked':
      return `The number of your Plink account changes on ${inRiyadh(message.takesEffectAt)}. If this was not you, cancel it under Settings or call ${support.phone}.`
    case 'phone_changed':
      return `Your Plink account now has another mobile number. ${otherwise}`
    case 'phone_change_cancelled':
      return 'The change of the number of your Plink account was cancelled. The number stays as it is.'
    case 'phone_change_failed':
      return `The number of your Plink account stays as it is: another account has the new one. Call ${support.phone} if you have questions.`
    case 'email_confirmation':
      return `Somebody wants to use this address for a Plink account. To confirm it, open this page and press the button:\n${linkOf(message, publicUrl)}\nThe link works for one day. If you do not expect this, do nothing.`
    case 'email_changed':
      return `The email of your Plink account was changed. ${otherwise}`
    case 'email_removed':
      return `The email of your Plink account was removed. ${otherwise}`
    case 'account_unlocked':
      return `Your Plink account was unlocked. If you did not ask for it, call ${support.phone}.`
    case 'account_closed':
      return 'Your Plink account is closed.'
    case 'sign_in_call_on':
      return 'From now on, we call you to confirm each sign-in to your Plink account.'
    case 'sign_in_call_off':
      return `We no longer call you to confirm sign-ins to your Plink account. If you did not ask for it, call ${support.phone}.`
    case 'case_answered':
      return `Our team has answered the problem that you reported with a transaction. Read it at ${publicUrl}`
    case 'document_requested':
      return `We need a document of your business by ${message.dueOn}. See which one and upload it at ${publicUrl}`
    case 'wallet_deactivated':
      return `Your Plink wallet was deactivated without a code. Activating it again needs one. ${otherwise}`
    case 'wallet_frozen':
      return `Your Plink wallet is frozen. Call ${support.phone}.`
    case 'wallet_unfrozen':
      return 'Your Plink wallet is no longer frozen. You can use it again.'
    case 'review_decided':
      return `The compliance review of your Plink sign-up is complete. See what is next at ${publicUrl}`
    case 'sms_off':
      return `You get no more SMS about ${SUBJECTS[message.group]} of your Plink account. ${otherwise}`
    case 'beneficiary_added':
      return `${message.name} with the IBAN that ends in ${message.ibanEnd} is now a beneficiary of your Plink account. ${otherwise}`
    case 'api_key_created':
      return `The API key ${message.name} can now be used with your Plink account. ${otherwise}`
    case 'api_key_rolled':
      return `The API key ${message.name} of your Plink account was replaced by a new one. ${otherwise}`
    case 'api_key_revoked':
      return `The API key ${message.name} of your Plink account was revoked. ${otherwise}`
    case 'member_joined':
      return `${message.name} has joined the team of your Plink account. ${otherwise}`
    case 'member_role_changed':
      return `Your role in the Plink team of ${message.business} has changed. See it at ${publicUrl}`
    case 'member_removed':
      return `You are no longer in the Plink team of ${message.business}.`
    case 'webhook_endpoint_set':
      return `The events of your Plink account are now sent to ${message.host}. ${otherwise}`
    case 'webhook_endpoint_disabled':
      return `Events of your Plink account are no longer sent to ${message.host}, because that has failed for three days. See ${publicUrl}`
    case 'transfer_paid':
      return `Your transfer of ${formatAmount(message.amount)} was paid. If you did not send it, call ${support.phone}.`
    case 'transfer_failed':
      return `Your transfer of ${formatAmount(message.amount)} was not paid. The money is available in your wallet again.`
    case 'transfer_returned':
      return `Your transfer of ${formatAmount(message.amount)} was returned. The money is in your wallet again.`
    case 'transfer_received':
      return `You have received ${formatAmount(message.amount)} in your Plink wallet.`
    case 'batch_rows_refused':
      return `${message.refused} of the ${message.count} transfers of your file could not be sent from your Plink wallet. See why under Transfers from a file.`
    case 'transfer_not_run':
      return `Your scheduled transfer of ${formatAmount(message.amount)} was not paid today. See why at ${publicUrl}`
    case 'bill_paid':
      return `Your bill of ${formatAmount(message.amount)} at ${message.biller} was paid. If you did not pay it, call ${support.phone}.`
    case 'bill_failed':
      return `Your bill of ${formatAmount(message.amount)} at ${message.biller} was not paid. The money is available in your wallet again.`
    case 'approval_waiting':
      return `A payment of ${formatAmount(message.amount)} waits for your approval at ${publicUrl}`
    case 'approval_approved':
      return `Your payment of ${formatAmount(message.amount)} was approved. If you did not make it, call ${support.phone}.`
    case 'approval_declined':
      return `Your payment of ${formatAmount(message.amount)} was declined and does not go out. See why at ${publicUrl}`
    case 'approval_cancelled':
      return `Your payment of ${formatAmount(message.amount)}, which waited for approval, was cancelled.`
    case 'approval_expired':
      return `Nobody approved your payment of ${formatAmount(message.amount)} in time. It does not go out.`
    case 'approval_rules_set':
      return `The rules for approving payments of your Plink account were changed. ${otherwise}`
    case 'bill_due':
      return `The bill ${message.name} of ${formatAmount(message.amount)} is due on ${message.dueOn}. Pay it at ${publicUrl}`
    default:
      message satisfies never
      throw new Error('The message is of a later version of Plink')
  }
}

const RIYADH_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Riyadh' })
const inRiyadh = (time: string): string => RIYADH_TIME.format(new Date(time))

const SUBJECTS: Record<PreferenceGroup, string> = {
  money_in: 'money that comes into the wallet',
  money_out: 'the transfers',
  developers: 'the webhooks',
}

function arabicTextOf(message: Message, { support, publicUrl }: Settings): string {
  const phone = `\u2066${support.phone}\u2069`
  const otherwise = `إن لم تكن أنت من فعل ذلك فاتصل على ${phone}.`
  switch (message.key) {
    case 'new_device':
      return `سُجّل دخول إلى حسابك في Plink من جهاز آخر (${message.platform}). ${otherwise}`
    case 'password_changed':
      return `تغيّرت كلمة مرور حسابك في Plink. ${otherwise}`
    case 'phone_change_asked':
      return `سيتغيّر رقم حسابك في Plink في ${inArabicRiyadh(message.takesEffectAt)}. إن لم تطلب ذلك فألغِه من الإعدادات أو اتصل على ${phone}.`
    case 'phone_changed':
      return `أصبح لحسابك في Plink رقم جوال آخر. ${otherwise}`
    case 'phone_change_cancelled':
      return 'أُلغي تغيير رقم حسابك في Plink، ويبقى الرقم كما هو.'
    case 'phone_change_failed':
      return `يبقى رقم حسابك في Plink كما هو لأن الرقم الجديد مسجّل لحساب آخر. للاستفسار اتصل على ${phone}.`
    case 'email_confirmation':
      return `طلب أحدهم استخدام هذا العنوان لحساب في Plink. لتأكيده افتح هذه الصفحة واضغط الزر:\n${linkOf(message, publicUrl)}\nيعمل الرابط ليوم واحد. إن لم تكن تتوقع ذلك فتجاهل هذه الرسالة.`
    case 'email_changed':
      return `تغيّر البريد الإلكتروني لحسابك في Plink. ${otherwise}`
    case 'email_removed':
      return `أُزيل البريد الإلكتروني من حسابك في Plink. ${otherwise}`
    case 'account_unlocked':
      return `أُلغي قفل حسابك في Plink. إن لم تطلب ذلك فاتصل على ${phone}.`
    case 'account_closed':
      return 'أُغلق حسابك في Plink.'
    case 'sign_in_call_on':
      return 'من الآن نتصل بك لتأكيد كل تسجيل دخول إلى حسابك في Plink.'
    case 'sign_in_call_off':
      return `لن نتصل بك بعد الآن لتأكيد تسجيل الدخول إلى حسابك في Plink. إن لم تطلب ذلك فاتصل على ${phone}.`
    case 'case_answered':
      return `أجاب فريقنا عن المشكلة التي أبلغت عنها في إحدى العمليات. اقرأ الإجابة في ${publicUrl}`
    case 'document_requested':
      return `نحتاج إلى مستند من منشأتك قبل نهاية ${message.dueOn}. اعرف المطلوب وارفعه في ${publicUrl}`
    case 'wallet_deactivated':
      return `عُطّلت محفظتك في Plink دون رمز، ويحتاج تفعيلها إلى رمز. ${otherwise}`
    case 'wallet_frozen':
      return `محفظتك في Plink مجمّدة. اتصل على ${phone}.`
    case 'wallet_unfrozen':
      return 'لم تعد محفظتك في Plink مجمّدة، ويمكنك استخدامها من جديد.'
    case 'review_decided':
      return `اكتملت مراجعة الالتزام لتسجيلك في Plink. اعرف الخطوة التالية في ${publicUrl}`
    case 'sms_off':
      return `لن تصلك رسائل نصية عن ${ARABIC_SUBJECTS[message.group]} في حسابك في Plink. ${otherwise}`
    case 'beneficiary_added':
      return `أصبح ${message.name} صاحب الآيبان المنتهي بـ ${message.ibanEnd} مستفيدًا في حسابك في Plink. ${otherwise}`
    case 'api_key_created':
      return `يمكن الآن استخدام مفتاح API باسم ${message.name} مع حسابك في Plink. ${otherwise}`
    case 'api_key_rolled':
      return `استُبدل مفتاح API باسم ${message.name} في حسابك في Plink بمفتاح جديد. ${otherwise}`
    case 'api_key_revoked':
      return `أُلغي مفتاح API باسم ${message.name} في حسابك في Plink. ${otherwise}`
    case 'member_joined':
      return `انضم ${message.name} إلى فريق حسابك في Plink. ${otherwise}`
    case 'member_role_changed':
      return `تغيّر دورك في فريق ${message.business} في Plink. اطّلع عليه في ${publicUrl}`
    case 'member_removed':
      return `لم تعد عضوًا في فريق ${message.business} في Plink.`
    case 'webhook_endpoint_set':
      return `تُرسل أحداث حسابك في Plink الآن إلى ${message.host}. ${otherwise}`
    case 'webhook_endpoint_disabled':
      return `لم تعد أحداث حسابك في Plink تُرسل إلى ${message.host} لأن الإرسال تعذّر ثلاثة أيام. انظر ${publicUrl}`
    case 'transfer_paid':
      return `دُفع تحويلك بمبلغ ${formatArabicAmount(message.amount)}. إن لم ترسله أنت فاتصل على ${phone}.`
    case 'transfer_failed':
      return `لم يُدفع تحويلك بمبلغ ${formatArabicAmount(message.amount)}، وعاد المبلغ متاحًا في محفظتك.`
    case 'transfer_returned':
      return `أُعيد تحويلك بمبلغ ${formatArabicAmount(message.amount)}، والمبلغ في محفظتك من جديد.`
    case 'transfer_received':
      return `وصلك ${formatArabicAmount(message.amount)} في محفظتك في Plink.`
    case 'batch_rows_refused':
      return `تعذّر إرسال بعض تحويلات ملفك من محفظتك في Plink: ${message.refused} من ${message.count}. اعرف السبب في صفحة التحويل من ملف.`
    case 'transfer_not_run':
      return `لم يُدفع اليوم تحويلك المجدول بمبلغ ${formatArabicAmount(message.amount)}. اعرف السبب في ${publicUrl}`
    case 'bill_paid':
      return `سُددت فاتورتك بمبلغ ${formatArabicAmount(message.amount)} لدى ${message.biller}. إن لم تسددها أنت فاتصل على ${phone}.`
    case 'bill_failed':
      return `لم تُسدد فاتورتك بمبلغ ${formatArabicAmount(message.amount)} لدى ${message.biller}، وعاد المبلغ متاحًا في محفظتك.`
    case 'approval_waiting':
      return `تنتظر دفعة بمبلغ ${formatArabicAmount(message.amount)} موافقتك في ${publicUrl}`
    case 'approval_approved':
      return `تمت الموافقة على دفعتك بمبلغ ${formatArabicAmount(message.amount)}. إن لم تُعدّها أنت فاتصل على ${phone}.`
    case 'approval_declined':
      return `رُفضت دفعتك بمبلغ ${formatArabicAmount(message.amount)} ولن تُنفّذ. اعرف السبب في ${publicUrl}`
    case 'approval_cancelled':
      return `أُلغيت دفعتك بمبلغ ${formatArabicAmount(message.amount)} التي كانت تنتظر الموافقة.`
    case 'approval_expired':
      return `لم يوافق أحد في الوقت المحدد على دفعتك بمبلغ ${formatArabicAmount(message.amount)}، ولن تُنفّذ.`
    case 'approval_rules_set':
      return `تغيّرت قواعد الموافقة على دفعات حسابك في Plink. ${otherwise}`
    case 'bill_due':
      return `تستحق الفاتورة ${message.name} بمبلغ ${formatArabicAmount(message.amount)} في ${message.dueOn}. سددها في ${publicUrl}`
    default:
      message satisfies never
      throw new Error('The message is of a later version of Plink')
  }
}

const inArabicRiyadh = (time: string): string => ARABIC_RIYADH_TIME.format(new Date(time))
const ARABIC_RIYADH_TIME = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Riyadh',
})

const ARABIC_SUBJECTS: Record<PreferenceGroup, string> = {
  money_in: 'المبالغ الواردة',
  money_out: 'التحويلات',
  developers: 'الويب هوك',
}
