import { describe, expect, it } from 'vitest'
import { play, sequencesFor } from './sequences.ts'

const names = (status: Parameters<typeof sequencesFor>[0]) => sequencesFor(status).map(({ name }) => name)

describe('mock sequences', () => {
  it('reach every status that the screen can show', () => {
    const statuses = new Set(sequencesFor('SENT').flatMap(({ statuses }) => statuses))
    expect(statuses).toEqual(new Set(['RECEIVED', 'UNDER_REVIEW', 'REJECTED', 'FAILED']))
  })

  it('are those that the request is open to', () => {
    expect(names('pending')).toEqual(['approved', 'rejected'])
    expect(names('approved')).toEqual([])
    expect(names(undefined)).toEqual([])
  })

  it('leave the screen time between two decisions, and none before the first', async () => {
    const told: (string | number)[] = []
    const note = async (what: string | number) => told.push(what)
    const sequence = sequencesFor('SENT').find(({ name }) => name === 'reviewApproved')!
    await play(sequence, note, note)
    expect(told).toEqual(['review', 6000, 'approve'])
  })
})
