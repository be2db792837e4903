import { describe, expect, it } from 'vitest';
import { firstOpenOrder, nextOpenOrder } from './question-order.ts';

const orders = [1, 2, 3, 4];

describe('the order of questions', () => {
  it('goes on to the next one without an answer', () => {
    expect(nextOpenOrder(orders, new Set([1, 2]), 2)).toBe(3);
    expect(nextOpenOrder(orders, new Set([1, 2, 3]), 2)).toBe(4);
  });

  it('comes back to one that was left open', () => {
    expect(nextOpenOrder(orders, new Set([1, 3, 4]), 4)).toBe(2);
  });

  it('ends when every question has an answer', () => {
    expect(nextOpenOrder(orders, new Set(orders), 4)).toBeNull();
  });

  it('begins where the learner left, unless that question was answered meanwhile', () => {
    expect(firstOpenOrder(orders, new Set([1]), 2)).toBe(2);
    expect(firstOpenOrder(orders, new Set([1, 2]), 2)).toBe(3);
    expect(firstOpenOrder(orders, new Set(orders), 2)).toBe(4);
  });
});
