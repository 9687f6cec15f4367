/** Of what administrators deal with what the examples of the contract name, empty until it is there. */
export interface StaffValues {
  /** Of a choice in one language. */
  optionId: string
  reviewId: string
  /** Of the newest entry of the log. */
  eventId: string
}

export const noStaffValues = (): StaffValues => ({ optionId: '', reviewId: '', eventId: '' })
