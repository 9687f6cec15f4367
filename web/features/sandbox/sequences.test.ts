import { describe, expect, it } from 'vitest'
import { runSequence, sequencesFor } from './sequences.ts'

const names = (status: Parameters<typeof sequencesFor>[0]) => sequencesFor(status).map(({ name }) => name)

describe('mock sequences', () => {
  it('reach every status that the screen can show', () => {
    const statuses = new Set(sequencesFor('SENT').flatMap(({ statuses }) => statuses))
    expect(statuses).toEqual(new Set(['SENT', 'RECEIVED', 'UNDER_REVIEW', 'REJECTED', 'FAILED']))
  })

  it('depend on the status of the request', () => {
    expect(names('pending')).toEqual(['approved', 'rejected'])
    expect(names('approved')).toEqual([])
    expect(names(undefined)).toEqual([])
  })

  it('pause between two decisions, but not before the first', async () => {
    const calls: (string | number)[] = []
    const note = async (what: string | number) => calls.push(what)
    const sequence = sequencesFor('SENT').find(({ name }) => name === 'reviewApproved')!
    await runSequence(sequence, note, note)
    expect(calls).toEqual(['review', 6000, 'approve'])
  })
})
