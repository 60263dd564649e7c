/** The sign of the house: a harbour gate under a star. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
      <path className="mark-outer" d="M10 54V38a22 22 0 0 1 44 0v16" />
      <path className="mark-inner" d="M22 54V40a10 10 0 0 1 20 0v14" />
      <path className="mark-star" d="m32 2 2.800 6.800L42 12l-7.200 3.200L32 22l-2.800-6.800L22 12l7.200-3.200z" />
    </svg>
  );
}
