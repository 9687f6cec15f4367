import type { Message } from '#api/kernel/db/schema/messages.ts'
import type { PreferenceGroup } from '#api/kernel/db/schema/notifications.ts'

/** The groups of the messages that can be turned off. All other messages are about security. */
const GROUPS: Partial<Record<Message['key'], PreferenceGroup>> = {
  transfer_received: 'money_in',
  transfer_paid: 'money_out',
  transfer_failed: 'money_out',
  transfer_returned: 'money_out',
  transfer_not_run: 'money_out',
  batch_rows_refused: 'money_out',
  bill_paid: 'money_out',
  bill_failed: 'money_out',
  bill_due: 'money_out',
  approval_waiting: 'money_out',
  approval_approved: 'money_out',
  approval_declined: 'money_out',
  approval_cancelled: 'money_out',
  approval_expired: 'money_out',
  webhook_endpoint_disabled: 'developers',
}

export const groupOf = ({ key }: Message): PreferenceGroup | undefined => GROUPS[key]

export const canBeTurnedOff = (message: Message): boolean => groupOf(message) !== undefined
