import { describe, expect, test } from 'vitest'
import { digitAt, enterCode, eraseCode, isComplete } from './code-boxes.ts'

const enter = (code: string, box: number, text: string) => enterCode(code, box, text, 6)

describe('typing a code', () => {
  test('a digit fills its box and moves to the next', () => {
    expect(enter('', 0, '1')).toEqual({ code: '1', focus: 1, finished: false })
  })

  test('the last digit finishes', () => {
    expect(enter('12345', 5, '6')).toEqual({ code: '123456', focus: 5, finished: true })
  })

  test('filling a gap before the last box does not finish, because the user may still be correcting', () => {
    expect(enter('12 456', 2, '3')).toMatchObject({ code: '123456', finished: false })
  })

  test('correcting a digit of a complete code does not finish', () => {
    expect(enter('123456', 0, '9')).toEqual({ code: '923456', focus: 1, finished: false })
  })

  test('overwriting the last digit of a complete code finishes again', () => {
    expect(enter('123456', 5, '67')).toMatchObject({ code: '123457', finished: true })
  })

  test('a digit typed before or after an existing one replaces it', () => {
    expect(enter('1', 0, '12').code).toBe('2')
    expect(enter('1', 0, '21').code).toBe('2')
    expect(enter('1', 0, '11').code).toBe('1')
  })

  test('accepts Arabic-Indic digits', () => {
    expect(enter('', 0, '٧').code).toBe('7')
  })

  test('a letter leaves the box empty and focused', () => {
    expect(enter('12', 2, 'a')).toEqual({ code: '12', focus: 2, finished: false })
  })

  test('a later box may be filled first', () => {
    expect(enter('', 2, '3').code).toBe('  3')
    expect(digitAt('  3', 0)).toBe('')
  })
})

describe('pasting and filling in', () => {
  test('a whole code fills every box, from any box', () => {
    expect(enter('', 3, '123456')).toEqual({ code: '123456', focus: 5, finished: true })
  })

  test('keeps the first six of more digits', () => {
    expect(enter('', 0, '12345678').code).toBe('123456')
  })

  test('a part of a code fills the boxes from its box', () => {
    expect(enter('1', 1, '234')).toEqual({ code: '1234', focus: 4, finished: false })
  })
})

describe('erasing', () => {
  test('empties a full box and keeps the focus', () => {
    expect(eraseCode('123', 1)).toEqual({ code: '1 3', focus: 1, finished: false })
  })

  test('moves from an empty box to the previous one and empties it', () => {
    expect(eraseCode('123', 3)).toEqual({ code: '12', focus: 2, finished: false })
  })

  test('stays in the first box', () => {
    expect(eraseCode('', 0)).toEqual({ code: '', focus: 0, finished: false })
  })
})

test('a code with a gap is not complete', () => {
  expect(isComplete('12 456', 6)).toBe(false)
  expect(isComplete('123456', 6)).toBe(true)
})
