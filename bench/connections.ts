/** Of the load generator to either side, and of either side to PostgreSQL: what is measured is work, not queueing. */
export const connections = 20;
