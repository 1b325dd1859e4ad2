import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Finding } from '../findings/finding.ts';
import type { Requests } from '../requests.ts';
import type { World } from '../world.ts';

/** One hot call: how it is asked, and how little code could answer it. */
export interface Scenario {
  name: string;
  /** Method and path, as the report names it. */
  call: string;
  /** The least fraction of the floor's throughput; null where the figure only informs. */
  target: number | null;
  /** How many send at once, where the usual number would only stand in a queue. */
  connections?: number;
  /** How many requests make a round, where each works once and every round is given its own. */
  amount?: number;
  /** Fields that differ in every answer, such as new tokens. */
  freshFields?: readonly string[];
  /** Product and floor each ask for requests of their own, so that neither finds the other's rows used up. */
  prepare(world: World): Promise<Requests>;
  /**
   * `same`: the same statements and the same answer, with nothing between Fastify and pg. `minimum`: no more than what the
   * call promises takes, whatever statements the product needs for it.
   */
  floorIs: 'same' | 'minimum';
  floor(app: FastifyInstance, pool: pg.Pool): void;
  /** What throughput does not tell. Asks the product alone. */
  probe?(world: World): Promise<Finding>;
}
