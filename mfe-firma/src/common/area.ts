/** First part of every query key of the area, so that a write can make all of its lists stale at once. */
export const AREA = 'firma';
