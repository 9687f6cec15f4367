import { useGetCustomer } from '#web/api/generated/admin-customers.ts'
import { PhoneNumber } from '#web/staff/Numbers.tsx'
import { NoteDialog, type NoteDialogProps } from '#web/staff/notes/NoteDialog.tsx'
import { useCustomerName } from './CustomerFacts.tsx'

interface CustomerNoteDialogProps<Result> extends NoteDialogProps<Result> {
  customerId: string
}

/** A dialog about the customer of the page. It names the customer before it says what will happen, because it may cover the name on the page. */
export function CustomerNoteDialog<Result>({ customerId, description, ...dialog }: CustomerNoteDialogProps<Result>) {
  const nameOf = useCustomerName()
  // The page around the dialog has loaded the customer.
  const { data } = useGetCustomer(customerId, { query: { enabled: false } })
  return (
    <NoteDialog
      {...dialog}
      description={
        <>
          {data ? (
            <p className="flex flex-wrap gap-x-3 font-semibold text-ink">
              <bdi>{nameOf(data)}</bdi>
              {data.customer.businessName ? <PhoneNumber e164={data.customer.phoneNumber} /> : null}
            </p>
          ) : null}
          <p>{description}</p>
        </>
      }
    />
  )
}
