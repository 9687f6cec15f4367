import type { Deps } from '#api/deps.ts'
import type { Message } from '#api/kernel/db/schema/messages.ts'
import type { PreferenceGroup } from '#api/kernel/db/schema/notifications.ts'
import { formatAmount } from '#domain/money/money.ts'

/**
 * The text of a message. Contains no code, of a review not the outcome, because somebody else may read the phone, and of a freeze not the reason,
 * which may be secret by law.
 */
export function textOf(message: Message, { support, publicUrl }: Pick<Deps, 'support' | 'publicUrl'>): string {
  const otherwise = `If this was not you, call ${support.phone}.`
  switch (message.key) {
    case 'new_device':
      return `New sign-in to your Plink account from another device (${message.platform}). ${otherwise}`
    case 'password_changed':
      return `Your Plink password was changed. ${otherwise}`
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

const SUBJECTS: Record<PreferenceGroup, string> = {
  money_in: 'money that comes into the wallet',
  money_out: 'the transfers',
  developers: 'the webhooks',
}
