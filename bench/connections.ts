/** From the load generator to either side, and from either side to PostgreSQL: this measures work, not queueing. */
export const connections = 20;
