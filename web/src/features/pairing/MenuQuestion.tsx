import { Button, TextInput } from "@mantine/core";
import { PROSE_MAX } from "sync-protocol";
import { type SyntheticEvent, useState } from "react";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { CourseAdvice, MenuAdvice } from "../../sommelier/index.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { askForMenu } from "./builtInSommelier.ts";
import classes from "./FurtherQuestions.module.css";
import { recommended } from "./pairingAnswer.ts";
import { RecommendationCard } from "./RecommendationCard.tsx";
import { useAnswer } from "./useAnswer.ts";

const COURSES = [
  i18n._("First course"),
  i18n._("Second course"),
  i18n._("Third course"),
  i18n._("Fourth course"),
] as const;

interface MenuQuestionProps {
  /** Initial text of the first course's field. */
  readonly first: string;
  readonly wines: readonly CellarWine[];
}

export function MenuQuestion({ first, wines }: MenuQuestionProps) {
  const [dishes, setDishes] = useState<readonly string[]>([first, "", "", ""]);
  const [answer, ask] = useAnswer<MenuAdvice>();
  const named = dishes.map((dish) => dish.trim()).filter((dish) => dish !== "");

  return (
    <>
      <form
        className={classes["courses"]}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          ask(() => askForMenu(named, wines));
        }}
      >
        {COURSES.map((label, position) => (
          <TextInput
            key={label}
            label={label}
            maxLength={PROSE_MAX}
            value={dishes[position] ?? ""}
            onChange={({ currentTarget: { value } }) => {
              setDishes(dishes.with(position, value));
            }}
          />
        ))}
        <Button type="submit" variant="default" disabled={named.length === 0}>
          {i18n._("Choose the wines")}
        </Button>
      </form>
      <div role="status">{answer && <Menu advice={answer} wines={wines} />}</div>
    </>
  );
}

function Menu({
  advice,
  wines,
}: {
  readonly advice: MenuAdvice;
  readonly wines: readonly CellarWine[];
}) {
  switch (advice.kind) {
    case "empty-cellar":
      return <Alert tone="note">{i18n._("Your cellar holds no bottles to choose from.")}</Alert>;
    case "menu":
      return (
        <>
          <h2 className={classes["title"]}>{i18n._("In this order")}</h2>
          <ol className={classes["answers"]}>
            {advice.courses.map((course, position) => (
              // The key is the position, because a menu may have the same dish twice.
              <li key={position}>
                <h3 className={classes["course"]} dir="auto">
                  {course.dish}
                </h3>
                <Course course={course} wines={wines} />
              </li>
            ))}
          </ol>
        </>
      );
  }
}

function Course({
  course,
  wines,
}: {
  readonly course: CourseAdvice;
  readonly wines: readonly CellarWine[];
}) {
  if (course.kind === "nothing-suits") return <Alert tone="note">{course.wouldSuit}</Alert>;
  if (course.kind === "unclear") return <Alert tone="note">{course.question}</Alert>;
  const [chosen] = recommended([course.pairing], wines);
  return chosen && <RecommendationCard {...chosen} />;
}
