import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Rich } from "./Rich.tsx";

test("each element of a rich text gets the words between its marks", () => {
  const { container } = render(
    <Rich
      text="Read the <0>help</0>, <1>all</1> of it."
      parts={[<i title="/help" />, <b key="all" />]}
    />,
  );
  expect(container.innerHTML).toBe('Read the <i title="/help">help</i>, <b>all</b> of it.');
});

test("elements of a rich text follow the order of the marks", () => {
  const { container } = render(<Rich text="<1>b</1> <0>i</0>" parts={[<i />, <b key="b" />]} />);
  expect(container.innerHTML).toBe("<b>b</b> <i>i</i>");
});

test("marks of a rich text without an element are shown unchanged", () => {
  const { container } = render(<Rich text="<3>x</3> < 5" parts={[]} />);
  expect(container.innerHTML).toBe("&lt;3&gt;x&lt;/3&gt; &lt; 5");
});
